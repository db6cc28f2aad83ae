import { useEffect, useState } from 'react'
import { AlertDialog } from '../../ui/dialogs/AlertDialog.tsx'
import { BlockingOverlay } from '../../ui/dialogs/BlockingOverlay.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { MessageStrip } from '../../ui/status/MessageStrip.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'
import type { StyleTexts } from './styleTexts.ts'
import styles from './Style.module.css'

/** What comes over the page or above it. */
export function NoticeSamples({ texts }: { texts: StyleTexts }) {
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
    <Section title={texts.notices}>
      <div className={styles['stack']} style={{ alignItems: 'stretch' }}>
        {isStripShown && (
          <MessageStrip head={texts.strip} dismissLabel={texts.dismiss} onDismiss={() => setIsStripShown(false)}>
            {texts.stripMore}
          </MessageStrip>
        )}
        <div className={styles['row']}>
          <Button onClick={() => show({ text: texts.saved })}>{texts.snackbar}</Button>
          <Button onClick={() => show({ text: texts.deleted, action: { label: texts.undo, run: () => undefined } })}>
            {texts.snackbarAction}
          </Button>
          <Button onClick={() => setOpen('confirm')}>{texts.confirm}</Button>
          <Button onClick={() => setOpen('alert')}>{texts.alert}</Button>
          <Button onClick={() => setOpen('overlay')}>{texts.overlay}</Button>
        </div>
      </div>
      {open === 'alert' && (
        <AlertDialog kind="warning" title={texts.alertTitle} closeLabel={texts.understood} onClose={close}>
          {texts.alertBody}
        </AlertDialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title={texts.confirmTitle}
          yesLabel={texts.delete}
          noLabel={texts.keep}
          isDangerous
          data={null}
          onAnswer={close}
        >
          {texts.confirmBody}
        </ConfirmDialog>
      )}
      {open === 'overlay' && <BlockingOverlay label={texts.wait} />}
    </Section>
  )
}
