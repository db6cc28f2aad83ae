import { useEffect, useState } from 'react'
import { AlertDialog } from '../../ui/dialogs/AlertDialog.tsx'
import { BlockingOverlay } from '../../ui/dialogs/BlockingOverlay.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { MessageStrip } from '../../ui/status/MessageStrip.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'
import type { StyleWords } from './styleWords.ts'
import styles from './Style.module.css'

/** What comes over the page or above it. */
export function NoticeSamples({ words }: { words: StyleWords }) {
  const show = useSnackbar()
  const [open, setOpen] = useState<'alert' | 'confirm' | 'overlay' | null>(null)
  const [isStripShown, setIsStripShown] = useState(true)
  const close = () => setOpen(null)

  useEffect(() => {
    if (open !== 'overlay') return
    const timer = setTimeout(() => setOpen(null), 2000)
    return () => clearTimeout(timer)
  }, [open])

  return (
    <Section title={words.notices}>
      <div className={styles['stack']} style={{ alignItems: 'stretch' }}>
        {isStripShown && (
          <MessageStrip head={words.strip} dismissLabel={words.dismiss} onDismiss={() => setIsStripShown(false)}>
            {words.stripMore}
          </MessageStrip>
        )}
        <div className={styles['row']}>
          <Button onClick={() => show({ text: words.saved })}>{words.snackbar}</Button>
          <Button onClick={() => show({ text: words.deleted, action: { label: words.undo, run: () => undefined } })}>
            {words.snackbarAction}
          </Button>
          <Button onClick={() => setOpen('confirm')}>{words.confirm}</Button>
          <Button onClick={() => setOpen('alert')}>{words.alert}</Button>
          <Button onClick={() => setOpen('overlay')}>{words.overlay}</Button>
        </div>
      </div>
      {open === 'alert' && (
        <AlertDialog kind="warning" title={words.alertTitle} closeLabel={words.understood} onClose={close}>
          {words.alertBody}
        </AlertDialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title={words.confirmTitle}
          yesLabel={words.delete}
          noLabel={words.keep}
          isDangerous
          data={null}
          onAnswer={close}
        >
          {words.confirmBody}
        </ConfirmDialog>
      )}
      {open === 'overlay' && <BlockingOverlay label={words.wait} />}
    </Section>
  )
}
