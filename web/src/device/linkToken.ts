/** Removes a mail link's token from the address bar; a reload still has it. Older mails carry it in the query. */
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

function stateOfEntry(): Record<string, unknown> {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
