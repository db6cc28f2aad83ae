import { useEffect, type ReactNode, type RefObject } from 'react'
import { holdPage } from '../../device/document.ts'
import { DialogFrame } from './DialogFrame.tsx'

interface ContentDialogProps {
  readonly title: string
  readonly closeLabel: string
  /** At most 416, 700, 900 or 1200 pixels wide in the middle, or along the right edge; a phone is filled by all of them. */
  readonly size: 'small' | 'edit' | 'wide' | 'broad' | 'side'
  /** What has the focus at first; else the first thing that can have it. */
  readonly firstFocus?: RefObject<HTMLElement | null> | undefined
  /** Something is being written here: a press beside the dialog must not lose it. */
  readonly staysOnOutsidePress?: boolean
  /** What somebody else opens beside it can be used, such as a bank's question; the page under it still cannot. */
  readonly isShared?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of a dialog that holds more than a sentence. Open while it is mounted; the focus goes back afterwards. */
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
