const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Ids arrive as free text: what is no UUID matches no row and must not reach a statement. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
