import { useEffect, type ReactNode, type RefObject } from 'react'
import { holdPage } from '../../device/document.ts'
import { DialogFrame } from './DialogFrame.tsx'

interface ContentDialogProps {
  readonly title: string
  readonly closeLabel: string
  /** Width up to 416, 700, 900 or 1200 px, or a panel at the right edge. All fill a phone. */
  readonly size: 'small' | 'edit' | 'wide' | 'broad' | 'side'
  /** Default: the first focusable element. */
  readonly firstFocus?: RefObject<HTMLElement | null> | undefined
  /** Set if the user is typing: a press outside must not lose the text. */
  readonly staysOnOutsidePress?: boolean
  /** Keeps foreign overlays usable, such as a bank's verification. The page stays inert. */
  readonly isShared?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export function ContentDialog(props: ContentDialogProps) {
  const { title, closeLabel, size, firstFocus, staysOnOutsidePress = false, isShared = false, ...rest } = props
  useEffect(() => (isShared ? holdPage() : undefined), [isShared])
  return (
    <DialogFrame
      size={size}
      head={{ title, closeLabel }}
      firstFocus={firstFocus}
      closesOnOutsidePress={!staysOnOutsidePress}
      isModal={!isShared}
      {...rest}
    />
  )
}
