import { chakra } from '@chakra-ui/react'

/** A form with its fields under each other. What is wrong is said by the form, not by the browser. */
export const Form = chakra('form', { base: { display: 'grid', gap: '4' } }, { defaultProps: { noValidate: true } })
