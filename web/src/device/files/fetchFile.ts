export interface FetchedFile {
  readonly name: string
  readonly content: Blob
}

export type FileResponse = { readonly file: FetchedFile } | { readonly refusal: string }

const NAME = /filename="([^"]+)"/

/** Rejects if there is no response or it is interrupted. */
export async function fetchFile(
  url: string,
  input: object,
  headers: Readonly<Record<string, string>>,
): Promise<FileResponse> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
    credentials: 'same-origin',
  })
  if (!response.ok) return { refusal: await response.text() }
  const [, name = 'palier.json'] = NAME.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { file: { name, content: await response.blob() } }
}
