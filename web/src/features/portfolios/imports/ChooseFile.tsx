import { useRef, useState, type DragEvent } from 'react'
import { FileSpreadsheet } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { codeOf } from '../../../kit/alert/RequestFailure.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { useUploadImport } from './useUploadImport.ts'
import dialog from './ImportDialog.module.css'
import styles from './ChooseFile.module.css'

interface ChooseFileProps {
  /** The id of the portfolio's address. */
  readonly portfolioId: string
  /** The file is there and is being read. */
  readonly isReading: boolean
  readonly onUploaded: (importId: string, file: File) => void
  readonly onClose: () => void
}

/** A file of trades, dropped or chosen, and how far it is on its way. Only CSV. */
export function ChooseFile({ portfolioId, isReading, onUploaded, onClose }: ChooseFileProps) {
  const { formatMessage } = useIntl()
  const { percent } = useFormatters()
  const alert = useAlert()
  const uploadImport = useUploadImport()
  const input = useRef<HTMLInputElement>(null)
  const cancelled = useRef<AbortController | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)

  function take(chosen: File | undefined) {
    if (!chosen) return
    const isCsv = /\.csv$/i.test(chosen.name)
    setIsRefused(!isCsv)
    setFile(isCsv ? chosen : null)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  async function send() {
    if (!file || progress !== null) return
    const controller = new AbortController()
    cancelled.current = controller
    setProgress(0)
    try {
      const importId = await uploadImport({ portfolioId, file, onProgress: setProgress, signal: controller.signal })
      onUploaded(importId, file)
    } catch (failure) {
      if (!controller.signal.aborted) alert({ code: codeOf(failure) })
    }
    setProgress(null)
  }
  const isBusy = progress !== null || isReading
  return (
    <>
      <div
        className={styles['place']}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileSpreadsheet className={styles['icon']} aria-hidden="true" />
        <p className={styles['name']}>{file ? file.name : formatMessage({ id: 'import.drop' })}</p>
        <Button onClick={() => input.current?.click()}>
          {formatMessage({ id: file ? 'import.other' : 'import.choose' })}
        </Button>
        <input
          ref={input}
          className={styles['input']}
          type="file"
          accept=".csv,text/csv"
          tabIndex={-1}
          aria-label={formatMessage({ id: 'import.choose' })}
          onChange={(event) => {
            take(event.target.files?.[0])
            // The same file chosen again is news too.
            event.target.value = ''
          }}
        />
        <p className={dialog['note']}>{formatMessage({ id: 'import.formats' })}</p>
        {isRefused && (
          <p className={styles['refused']} role="alert">
            {formatMessage({ id: 'import.notCsv' })}
          </p>
        )}
      </div>
      {progress !== null && (
        <div
          className={styles['track']}
          role="progressbar"
          aria-label={formatMessage({ id: 'import.uploading' })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(progress * 100)}
        >
          <span className={styles['fill']} style={{ width: `${progress * 100}%` }} />
        </div>
      )}
      <div className={dialog['footer']}>
        <p className={`${dialog['note']} ${dialog['words']}`} role="status">
          {progress !== null && `${formatMessage({ id: 'import.uploading' })} ${percent(progress * 100, 0)}`}
          {isReading && formatMessage({ id: 'import.reading' })}
        </p>
        <Button
          onClick={() => {
            if (progress === null) onClose()
            else cancelled.current?.abort()
          }}
        >
          {formatMessage({ id: 'portfolio.cancel' })}
        </Button>
        <Button variant="primary" isDisabled={!file} isBusy={isBusy} onClick={() => void send()}>
          {formatMessage({ id: 'import.check' })}
        </Button>
      </div>
    </>
  )
}
