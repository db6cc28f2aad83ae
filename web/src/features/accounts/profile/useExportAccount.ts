import { refusalNamed } from '@palier/domain/kernel/refusalNames'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { downloadBlob } from '../../../device/files/download.ts'
import { type FetchedFile, fetchFile } from '../../../device/files/fetchFile.ts'
import { isRecord } from '../../../device/storage/storedUser.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { codeOf, codeOfSilence, RequestFailure } from '../../../kit/alert/RequestFailure.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'

/** Exports all data of the user as one JSON file; returns a refusal's code, or null. */
export function useExportAccount() {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const { preproductionKey } = useStorage()
  const notify = useSnackbar()
  const [isExporting, setIsExporting] = useState(false)
  const exportAccount = useCallback(
    async (password: string | null): Promise<string | null> => {
      setIsExporting(true)
      try {
        const key = preproductionKey.read()
        const { name, content } = await fetchExport(password, {
          'x-graphql-yoga-csrf': '1',
          'app-language': language,
          ...(key === null ? {} : { 'preproduction-key': key }),
        })
        downloadBlob(name, content)
        notify({ text: formatMessage({ id: 'account.export.done' }) })
        return null
      } catch (failure) {
        return codeOf(failure)
      } finally {
        setIsExporting(false)
      }
    },
    [notify, formatMessage, language, preproductionKey],
  )
  return { exportAccount, isExporting }
}

/** Rejects with a `RequestFailure`. */
async function fetchExport(password: string | null, headers: Record<string, string>): Promise<FetchedFile> {
  const input = password === null ? {} : { password }
  const response = await fetchFile('/download/account', input, headers).catch((cause: unknown) => {
    throw new RequestFailure(codeOfSilence(), { cause })
  })
  if ('file' in response) return response.file
  throw new RequestFailure(codeIn(response.refusal))
}

/** Code of a refusal; the code of a missing response if the body is not JSON. */
function codeIn(refusal: string): string {
  try {
    const body: unknown = JSON.parse(refusal)
    const errors: unknown = isRecord(body) ? body['errors'] : undefined
    const first: unknown = Array.isArray(errors) ? errors[0] : undefined
    const extensions = isRecord(first) ? first['extensions'] : undefined
    const code = isRecord(extensions) ? extensions['code'] : undefined
    return typeof code === 'string' ? refusalNamed(code) : 'unknown'
  } catch {
    return codeOfSilence()
  }
}
