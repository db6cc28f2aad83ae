export interface FileUpload {
  readonly url: string
  readonly file: Blob
  readonly headers: Readonly<Record<string, string>>
  /** Fraction from 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

/** Resolves to the response text. Rejects on a network failure or abort. */
export function uploadFile({ url, file, headers, onProgress, signal }: FileUpload): Promise<string> {
  return new Promise((resolve, reject) => {
    // Only XMLHttpRequest reports upload progress.
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(request.responseText))
    request.addEventListener('error', () => reject(new TypeError('No response')))
    request.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
