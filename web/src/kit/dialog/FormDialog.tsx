import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { DialogFooter, DialogForm } from '../../ui/dialogs/DialogForm.ts'
import { Box } from '../../ui/layout/boxes.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

interface FormDialogProps extends Omit<DialogProps, 'size'> {
  readonly size?: DialogProps['size']
  readonly cancelLabel: string
  readonly submitLabel: string
  readonly isBusy: boolean
  readonly isReady: boolean
  readonly aside?: ReactNode
  readonly above?: ReactNode
  readonly onSubmit: () => Promise<unknown> | void
}

export function FormDialog(props: FormDialogProps) {
  const { size = 'edit', cancelLabel, submitLabel, isBusy, isReady, aside, above, onSubmit, children, ...rest } = props
  return (
    <Dialog size={size} {...rest}>
      <DialogForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void onSubmit()
        }}
      >
        {children}
        <DialogFooter>
          {aside && (
            <Box as="span" me="auto">
              {aside}
            </Box>
          )}
          <Button onClick={rest.onClose}>{cancelLabel}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={!isReady}>
            {submitLabel}
          </Button>
        </DialogFooter>
      </DialogForm>
      {above}
    </Dialog>
  )
}
