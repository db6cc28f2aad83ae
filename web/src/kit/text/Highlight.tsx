import { markedPieces } from './filterText.ts'

export function Highlight({ text, filter }: { text: string; filter: string }) {
  if (filter === '') return text
  return markedPieces(text, filter).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  )
}
