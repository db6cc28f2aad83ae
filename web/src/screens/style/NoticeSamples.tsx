import { useEffect, useRef, useState } from 'react'
import { AlertDialog } from '../../ui/dialogs/AlertDialog.tsx'
import { AnchoredPopover } from '../../ui/dialogs/AnchoredPopover.tsx'
import { BlockingOverlay } from '../../ui/dialogs/BlockingOverlay.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { ContentDialog } from '../../ui/dialogs/ContentDialog.tsx'
import { Text } from '../../ui/text/Text.ts'
import { MessageStrip } from '../../ui/status/MessageStrip.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'
import { Column, Row } from './parts.tsx'
import type { StyleTexts } from './styleTexts.ts'

export function NoticeSamples({ texts }: { texts: StyleTexts }) {
  const show = useSnackbar()
  const [open, setOpen] = useState<'alert' | 'confirm' | 'overlay' | 'edit' | 'side' | 'popover' | null>(null)
  const [isStripShown, setIsStripShown] = useState(true)
  const anchor = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(null)

  useEffect(() => {
    if (open !== 'overlay') return
    const timer = setTimeout(() => setOpen(null), 2000)
    return () => clearTimeout(timer)
  }, [open])

  return (
    <Section title={texts.notices}>
      <Column isWide>
        {isStripShown && (
          <MessageStrip head={texts.strip} dismissLabel={texts.dismiss} onDismiss={() => setIsStripShown(false)}>
            {texts.stripMore}
          </MessageStrip>
        )}
        <Row>
          <Button onClick={() => show({ text: texts.saved })}>{texts.snackbar}</Button>
          <Button onClick={() => show({ text: texts.deleted, action: { label: texts.undo, run: () => undefined } })}>
            {texts.snackbarAction}
          </Button>
          <Button onClick={() => setOpen('confirm')}>{texts.confirm}</Button>
          <Button onClick={() => setOpen('alert')}>{texts.alert}</Button>
          <Button onClick={() => setOpen('overlay')}>{texts.overlay}</Button>
          <Button onClick={() => setOpen('edit')}>{texts.dialog}</Button>
          <Button onClick={() => setOpen('side')}>{texts.drawer}</Button>
          <Button ref={anchor} onClick={() => setOpen(open === 'popover' ? null : 'popover')}>
            {texts.popover}
          </Button>
        </Row>
      </Column>
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
      {(open === 'edit' || open === 'side') && (
        <ContentDialog title={texts.alertTitle} closeLabel={texts.close} size={open} onClose={close}>
          <Text>{texts.confirmBody}</Text>
        </ContentDialog>
      )}
      {open === 'popover' && (
        <AnchoredPopover label={texts.popover} anchor={anchor} onClose={close}>
          <Text p="4">{texts.confirmBody}</Text>
        </AnchoredPopover>
      )}
      {open === 'overlay' && <BlockingOverlay label={texts.wait} />}
    </Section>
  )
}
