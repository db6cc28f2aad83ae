/** Paths can be appended to the result. */
export function withoutTrailingSlash(address: string): string {
  let end = address.length
  while (address.charAt(end - 1) === '/') end -= 1
  return address.slice(0, end)
}
