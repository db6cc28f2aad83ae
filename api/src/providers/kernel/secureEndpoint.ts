/**
 * The address of an outside service. Throws RangeError for what is no address of the web, and for one without
 * encryption unless that is allowed.
 */
export function secureEndpoint(text: string, allowInsecure = false): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw new RangeError('The address of an outside service must begin with https://.')
  if (url.protocol === 'http:' && !allowInsecure)
    throw new RangeError('The address of an outside service must be encrypted: https instead of http.')
  return url
}
