import { useRef, useState, type DragEvent } from 'react'
import { FileSpreadsheet } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ProgressBar } from '../../../ui/status/ProgressBar.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { DialogFooter } from '../../../ui/dialogs/DialogForm.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { codeOf } from '../../../kit/alert/RequestFailure.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { useUploadImport } from './useUploadImport.ts'

interface ChooseFileProps {
  /** Id used in page addresses. */
  readonly portfolioId: string
  /** True while the uploaded file is being parsed. */
  readonly isReading: boolean
  readonly onUploaded: (importId: string, file: File) => void
  readonly onClose: () => void
}

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
      <Flex
        direction="column"
        align="center"
        gap="3"
        py="10"
        px="6"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={isOver ? 'accent' : 'border.field'}
        borderRadius="card"
        bg={isOver ? 'accent.subtle' : 'bg'}
        textAlign="center"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileSpreadsheet size={32} color="var(--p-colors-accent-fg)" aria-hidden="true" />
        <Text fontWeight="medium" overflowWrap="anywhere">
          {file ? file.name : formatMessage({ id: 'import.drop' })}
        </Text>
        <Button onClick={() => input.current?.click()}>
          {formatMessage({ id: file ? 'import.other' : 'import.choose' })}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,text/csv"
          tabIndex={-1}
          aria-label={formatMessage({ id: 'import.choose' })}
          onChange={(event) => {
            take(event.target.files?.[0])
            // Makes choosing the same file again fire another change event.
            event.target.value = ''
          }}
        />
        <Text textStyle="note" color="fg.muted">
          {formatMessage({ id: 'import.formats' })}
        </Text>
        {isRefused && (
          <Text fontSize="0.8125rem" color="danger" role="alert">
            {formatMessage({ id: 'import.notCsv' })}
          </Text>
        )}
      </Flex>
      {progress !== null && (
        <Box mt="4">
          <ProgressBar label={formatMessage({ id: 'import.uploading' })} value={progress * 100} />
        </Box>
      )}
      <DialogFooter mt={{ md: '5' }}>
        <Text me="auto" textStyle="note" color="fg.muted" role="status">
          {progress !== null && `${formatMessage({ id: 'import.uploading' })} ${percent(progress * 100, 0)}`}
          {isReading && formatMessage({ id: 'import.reading' })}
        </Text>
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
      </DialogFooter>
    </>
  )
}
