declare module 'recheck/lib/browser.js' {
  export { checkSync } from 'recheck'
}
