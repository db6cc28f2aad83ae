import { useCallback } from 'react'
import { refusalNamed } from '@palier/domain/kernel/refusalNames'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { isRecord } from '../../../device/storage/storedUser.ts'
import { uploadFile } from '../../../device/files/upload.ts'
import { codeOfSilence, RequestFailure } from '../../../kit/alert/RequestFailure.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'

interface ImportUpload {
  /** Global id. */
  readonly portfolioId: string
  readonly file: File
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

/** Uploads a file and returns the id of its import. Rejects with a RequestFailure. */
export function useUploadImport(): (upload: ImportUpload) => Promise<string> {
  const { language } = useLanguage()
  const { preproductionKey } = useStorage()
  return useCallback(
    async ({ portfolioId, file, onProgress, signal }) => {
      const key = preproductionKey.read()
      const answer = await send({
        url: `/upload/portfolio-import?portfolioId=${encodeURIComponent(portfolioId)}`,
        file,
        headers: {
          'content-type': 'text/csv',
          'x-graphql-yoga-csrf': '1',
          'app-language': language,
          ...(key === null ? {} : { 'preproduction-key': key }),
        },
        onProgress,
        signal,
      })
      return importIdIn(answer)
    },
    [language, preproductionKey],
  )
}

async function send(upload: Parameters<typeof uploadFile>[0]): Promise<string> {
  try {
    return await uploadFile(upload)
  } catch (cause) {
    throw new RequestFailure(codeOfSilence(), { cause })
  }
}

/** Parses the import id from a response. Throws a RequestFailure if the server refused the file. */
export function importIdIn(text: string): string {
  const answer = parsed(text)
  const importId = isRecord(answer['data']) ? answer['data']['importId'] : undefined
  if (typeof importId === 'string') return importId
  const errors: unknown = answer['errors']
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  const extensions = isRecord(first) ? first['extensions'] : undefined
  const code = isRecord(extensions) ? extensions['code'] : undefined
  throw new RequestFailure(typeof code === 'string' ? refusalNamed(code) : 'unknown')
}

function parsed(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text)
    return isRecord(answer) ? answer : {}
  } catch (cause) {
    // The response is not JSON, so it is not from this server.
    throw new RequestFailure(codeOfSilence(), { cause })
  }
}
