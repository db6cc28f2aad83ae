/** Throws RangeError if the body exceeds `atMostBytes`, without reading the rest. */
export async function boundedText({ body }: Response, atMostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > atMostBytes) throw new RangeError(`Response too large: more than ${atMostBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
