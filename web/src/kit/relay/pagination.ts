// Apart from the other hooks: no page that is opened first reads more than one part of a list.
export { default as usePaginationFragment } from 'react-relay/lib/relay-hooks/usePaginationFragment.js'
export { default as useRefetchableFragment } from 'react-relay/lib/relay-hooks/useRefetchableFragment.js'
