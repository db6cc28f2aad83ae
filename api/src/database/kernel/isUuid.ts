const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Ids arrive as free text. Text that is not a UUID matches no row and must not reach a statement.
 */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
