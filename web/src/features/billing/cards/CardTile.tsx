import { brandMark } from '../cardFields/cardLabels.ts'
import { Box } from '../../../ui/layout/boxes.ts'

/** Decorative: the caller writes the brand as text too. */
export function CardTile({ brand }: { brand: string }) {
  return (
    <Box
      as="span"
      display="inline-flex"
      flex="none"
      alignItems="center"
      justifyContent="center"
      w="10"
      h="1.625rem"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="tag"
      bg="bg.card"
      color="accent.fg"
      fontSize="0.625rem"
      lineHeight="1"
      fontWeight="semibold"
      aria-hidden="true"
    >
      {brandMark(brand)}
    </Box>
  )
}
