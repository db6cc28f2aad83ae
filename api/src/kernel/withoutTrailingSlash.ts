/** The address without slashes at its end, so that paths can be appended. */
export function withoutTrailingSlash(address: string): string {
  let end = address.length
  while (address.charAt(end - 1) === '/') end -= 1
  return address.slice(0, end)
}
