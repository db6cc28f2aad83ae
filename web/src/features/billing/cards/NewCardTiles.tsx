import { CardTile } from './CardTile.tsx'
import { Flex } from '../../../ui/layout/boxes.ts'

const TAKEN = ['visa', 'mastercard', 'amex']

export function NewCardTiles() {
  return (
    <Flex as="span" gap="3">
      {TAKEN.map((brand) => (
        <CardTile key={brand} brand={brand} />
      ))}
    </Flex>
  )
}
