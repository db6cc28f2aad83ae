import { chakra } from '@chakra-ui/react'

/** Browser validation is off: the form shows its own errors. */
export const Form = chakra('form', { base: { display: 'grid', gap: '4' } }, { defaultProps: { noValidate: true } })
