const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * What others wrote, as text: without markup, without control characters, at most so long. Spaces that do not break
 * stay: French is set with them.
 */
export function plainText(text: string, atMost: number): string {
  const words = text
    .replace(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, tens, hex, name) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole
      const point = tens === undefined ? Number.parseInt(hex, 16) : Number(tens)
      return point <= 0x10ffff ? String.fromCodePoint(point) : ''
    })
    // What became a tag only now is none either.
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, ' ')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim()
  return words.length <= atMost ? words : `${words.slice(0, atMost - 1).trimEnd()}…`
}

/** An address of the web that others wrote; null for anything else, such as a script. */
export function webLinkOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return null
  return url.href
}
