import { TYPED_PASSWORD_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { TextField } from './TextField.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'maxLength' | 'isExact'> & {
  readonly showLabel: string
  readonly hideLabel: string
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      maxLength={TYPED_PASSWORD_MAXIMUM_LENGTH}
      isExact
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          variant="quiet"
          size="small"
          color="fg.muted"
          boxSize="8"
          mr="-2"
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
