import type { ReactNode } from 'react'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

interface BarPartProps {
  readonly label: string
  /** Color token of this part of the bar, if it has one. */
  readonly color?: string
  /** Color token of the figure. */
  readonly figureColor?: string | undefined
  readonly note: ReactNode
  readonly children: ReactNode
}

export function BarPart({ label, color, figureColor, note, children }: BarPartProps) {
  return (
    <Box
      display={{ base: 'grid', md: 'block' }}
      gridTemplateColumns="1fr auto"
      alignItems="center"
      py={{ base: '2', md: '0' }}
      borderBottomWidth={{ base: '1px', md: '0' }}
      borderColor="border"
    >
      <Flex
        as="dt"
        gridRow="span 2"
        align="center"
        gap="2"
        textStyle="note"
        color="fg.muted"
        {...(color && { _before: { content: '""', w: '2', h: '2', bg: color } })}
      >
        {label}
      </Flex>
      <Text
        as="dd"
        color={figureColor}
        fontSize={{ base: '1rem', md: '1.25rem' }}
        lineHeight={{ base: '1.375rem', md: '1.75rem' }}
        fontWeight="semibold"
        letterSpacing="-0.015em"
        textAlign={{ base: 'end', md: 'start' }}
      >
        {children}
      </Text>
      <Text as="dd" textStyle="note" color="fg.muted" textAlign={{ base: 'end', md: 'start' }} data-amount>
        {note}
      </Text>
    </Box>
  )
}

interface Part {
  readonly name: string
  /** Any unit, the same for all parts. */
  readonly size: number
  readonly background: string
}

interface PartsBarProps {
  readonly parts: readonly Part[]
  /** Negative parts, smallest first, drawn left of a zero mark. */
  readonly below?: readonly Part[]
}

/** Bar of parts in proportion, hidden from assistive technology. Renders nothing if all sizes are zero. */
export function PartsBar({ parts, below }: PartsBarProps) {
  const draw = (some: readonly Part[]) =>
    some
      .filter(({ size }) => size > 0)
      .map(({ name, size, background }) => (
        <Box key={name} data-part={name} minW="0.125rem" flexBasis="0" style={{ flexGrow: size, background }} />
      ))
  if ([...parts, ...(below ?? [])].every(({ size }) => size <= 0)) return null
  return (
    <Flex gap="0.125rem" h="0.625rem" mt="3" mb="5" aria-hidden="true">
      {below && draw(below)}
      {below && <Box data-nought flex="none" w="0.125rem" my="-0.1875rem" bg="fg" />}
      {draw(parts)}
    </Flex>
  )
}
