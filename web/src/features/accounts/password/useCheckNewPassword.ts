import { useRef } from 'react'
import { graphql } from 'relay-runtime'
import type { useCheckNewPasswordMutation } from '../../../__generated__/useCheckNewPasswordMutation.graphql.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { newPasswordError } from '../../../kit/forms/formErrors.ts'

type Asked = Omit<useCheckNewPasswordMutation['variables']['input'], 'password'>

const TOO_COMMON = 'register.form.errors.PasswordTooCommon' satisfies MessageId

interface LeftField {
  readonly value: string
  readonly onBlur: () => void
}

/**
 * Asks the server, once per valid password left in the field, whether it is a common one. Shows
 * nothing if the server does not respond.
 */
export function useCheckNewPassword(onRefused: (value: string, error: MessageId) => void) {
  const asked = useRef('')
  const mutate = useSafeMutation<useCheckNewPasswordMutation>(graphql`
    mutation useCheckNewPasswordMutation($input: CheckNewPasswordInput!) {
      checkNewPassword(input: $input) {
        ... on CheckNewPasswordPayload @alias(as: "payload") {
          problems
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  return <Field extends LeftField>(field: Field, owner: Asked): Field => ({
    ...field,
    onBlur() {
      field.onBlur()
      const { value } = field
      if (value === asked.current || newPasswordError(value)) return
      asked.current = value
      void mutate({ input: { ...owner, password: value } }).then(({ payload }) => {
        if (payload?.problems.includes('PASSWORD_TOO_COMMON')) onRefused(value, TOO_COMMON)
      })
    },
  })
}
