import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { DialogFooter } from '../../../ui/dialogs/DialogForm.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import type { OtherPortfolio, PortfolioFacts } from '../figures/portfolioFacts.ts'
import { IncompleteEvents } from '../events/IncompleteEvents.tsx'
import { AccountQuestion } from './AccountQuestion.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportCounts } from './ImportCounts.tsx'
import type { ImportAnswers, ImportPreview } from './importPreview.ts'
import { ImportNames } from './ImportNames.tsx'
import { ImportQuestions } from './ImportQuestions.tsx'
import { ImportRows } from './ImportRows.tsx'
import { useAccountName } from './useAccountName.ts'
import { useConfirmImport } from './useConfirmImport.ts'
import { usePreviewImport } from './usePreviewImport.ts'
import { useUndoImport } from './useUndoImport.ts'

interface ImportDialogProps {
  readonly portfolio: PortfolioFacts
  readonly others: readonly OtherPortfolio[]
  readonly holdings: readonly HeldStock[]
  readonly onClose: () => void
}

/** Saves nothing before the rows have been previewed and confirmed. */
export function ImportDialog({ portfolio, others, holdings, onClose }: ImportDialogProps) {
  const { formatMessage } = useIntl()
  const previewImport = usePreviewImport()
  const confirmImport = useConfirmImport()
  const undoImport = useUndoImport()
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [answers, setAnswers] = useState<ImportAnswers | null>(null)
  const [withDuplicates, setWithDuplicates] = useState(false)
  const [imported, setImported] = useState<number | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function read(importId: string, given: ImportAnswers | null) {
    setIsBusy(true)
    const read = await previewImport({ importId, answers: given })
    setIsBusy(false)
    if (read) setPreview(read)
  }
  async function readMore() {
    if (preview?.nextCursor == null) return
    const { importId, nextCursor: after } = preview
    setIsBusy(true)
    const next = await previewImport({ importId, answers, after })
    setIsBusy(false)
    if (next) setPreview({ ...next, rows: [...preview.rows, ...next.rows] })
  }
  async function confirm() {
    if (!preview || isBusy) return
    setIsBusy(true)
    const input = { importId: preview.importId, includeDuplicates: withDuplicates }
    const done = await confirmImport({ input })
    if (done) setImported(done.importedCount)
    setIsBusy(false)
  }
  async function undo() {
    if (!preview || isBusy) return
    setIsBusy(true)
    const undone = await undoImport({ input: { importId: preview.importId } })
    setIsBusy(false)
    if (undone) onClose()
  }
  function answer(given: ImportAnswers) {
    if (!preview) return
    const all = { ...answers, ...given }
    setAnswers(all)
    void read(preview.importId, all)
  }
  function startOver() {
    setPreview(null)
    setAnswers(null)
    setFile(null)
  }
  const count = preview ? preview.acceptedCount + (withDuplicates ? preview.duplicateCount : 0) : 0
  const left = preview?.incompleteCount ?? 0
  const isAsked = preview !== null && preview.questions.length > 0
  const isAccountAsked = preview?.questions.some((question) => question === 'ACCOUNT' || question === 'ACCOUNT_KIND')
  return (
    <Dialog
      title={formatMessage({ id: 'import.title' }, { name: portfolio.name })}
      size="broad"
      staysOnOutsidePress
      onClose={onClose}
    >
      {!preview && (
        <ChooseFile
          portfolioId={portfolio.id}
          isReading={isBusy}
          onClose={onClose}
          onUploaded={(importId, sent) => {
            setFile(sent)
            void read(importId, null)
          }}
        />
      )}
      {preview && file && imported === null && (
        <>
          <FileBox file={file} preview={preview} onOther={startOver} />
          {isAccountAsked && (
            <AccountQuestion preview={preview} portfolioName={portfolio.name} isBusy={isBusy} onAnswer={answer} />
          )}
          {isAsked && !isAccountAsked && <ImportQuestions preview={preview} isBusy={isBusy} onAnswer={answer} />}
          {!isAsked && (
            <>
              {preview.unnamed.length > 0 && (
                <ImportNames
                  names={preview.unnamed}
                  isBusy={isBusy}
                  onAnswer={(given) => void read(preview.importId, given)}
                />
              )}
              <ImportCounts preview={preview} />
              <ImportRows preview={preview} isBusy={isBusy} onMore={() => void readMore()} />
              <DialogFooter mt={{ md: '5' }}>
                <Box me="auto">
                  {preview.duplicateCount > 0 && (
                    <CheckboxField isChecked={withDuplicates} onChange={setWithDuplicates}>
                      {formatMessage({ id: 'import.withDuplicates' }, { count: preview.duplicateCount })}
                    </CheckboxField>
                  )}
                  <Text textStyle="note" color="fg.muted">
                    {(count > 0 || left === 0) &&
                      formatMessage({ id: count === 0 ? 'import.nothing' : 'import.together' }, { count })}{' '}
                    {left > 0 && formatMessage({ id: 'import.left' }, { count: left })}
                  </Text>
                </Box>
                <Button onClick={onClose}>{formatMessage({ id: 'portfolio.cancel' })}</Button>
                <Button
                  variant="primary"
                  isBusy={isBusy}
                  isDisabled={count + left === 0 || !preview.isReady}
                  onClick={() => void confirm()}
                >
                  {formatMessage({ id: 'import.confirm' }, { count })}
                </Button>
              </DialogFooter>
            </>
          )}
        </>
      )}
      {preview && imported !== null && (
        <>
          <Text mb="4" fontSize="1rem" fontWeight="semibold" role="status">
            {formatMessage({ id: 'import.done' }, { count: imported, name: portfolio.name })}
          </Text>
          {left > 0 && (
            <Box as="section" mb="6" aria-labelledby="import-incomplete">
              <Heading as="h3" id="import-incomplete" textStyle="h3">
                {formatMessage({ id: 'incomplete.title' })}
              </Heading>
              <IncompleteEvents portfolio={portfolio} others={others} holdings={holdings} />
            </Box>
          )}
          {preview.refusedCount + preview.skippedCount > 0 && (
            <ImportRows preview={preview} isBusy={isBusy} onMore={() => void readMore()} isAfterwards />
          )}
          <DialogFooter mt={{ md: '5' }}>
            <Box as="span" me="auto">
              <Button isBusy={isBusy} onClick={() => void undo()}>
                {formatMessage({ id: 'import.undo' })}
              </Button>
            </Box>
            <Button variant="primary" onClick={onClose}>
              {formatMessage({ id: 'alerts.close' })}
            </Button>
          </DialogFooter>
        </>
      )}
    </Dialog>
  )
}

function FileBox({ file, preview, onOther }: { file: File; preview: ImportPreview; onOther: () => void }) {
  const { formatMessage } = useIntl()
  const kilobytes = Math.max(1, Math.round(file.size / 1024))
  const nameOf = useAccountName()
  const facts = formatMessage({ id: 'import.facts' }, { rows: preview.rowCount, kilobytes })
  const account = preview.accounts.length > 1 ? preview.accounts.find(({ isChosen }) => isChosen) : undefined
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="4"
      mb="5"
      px="4"
      py="3"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      bg="bg"
    >
      <Box minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {file.name}
        </Text>
        <Text textStyle="note" color="fg.muted">
          {facts} {preview.formatName != null && formatMessage({ id: 'import.format' }, { format: preview.formatName })}{' '}
          {account && formatMessage({ id: 'import.accounts.chosen' }, { account: nameOf(account) })}
        </Text>
      </Box>
      <Button onClick={onOther}>{formatMessage({ id: 'import.other' })}</Button>
    </Flex>
  )
}
