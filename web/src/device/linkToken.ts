/**
 * The token that the link of a mail has brought under this name, taken off the address bar: nobody reads it there, and
 * no bookmark keeps it. It comes behind the `#`, which is sent nowhere; links of older mails have it in the query. A
 * page that is read anew still has it. Null where no link brought one.
 */
export function takeLinkToken(name: string): string | null {
  const url = new URL(window.location.href)
  const fragment = new URLSearchParams(url.hash.slice(1))
  const brought = fragment.get(name) ?? url.searchParams.get(name)
  if (brought === null) return storedToken(name)
  fragment.delete(name)
  url.searchParams.delete(name)
  url.hash = fragment.toString()
  window.history.replaceState({ ...stateOfEntry(), [name]: brought }, '', url)
  return brought
}

function storedToken(name: string): string | null {
  const stored = stateOfEntry()[name]
  return typeof stored === 'string' ? stored : null
}

/** The state of this history entry, which the router uses too. */
function stateOfEntry(): Record<string, unknown> {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
