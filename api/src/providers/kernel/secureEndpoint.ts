/** Throws RangeError if the URL is invalid, or http unless allowed. */
export function secureEndpoint(text: string, allowInsecure = false): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw new RangeError('Service address must begin with https://')
  if (url.protocol === 'http:' && !allowInsecure) throw new RangeError('Service address must use https instead of http')
  return url
}
