import { styled } from '@mui/material/styles'

/** The longest word, in characters, that fits into a line of the narrowest card if the text is large. */
const MAX_UNBROKEN = 11

/** A text whose short hyphenated words, such as "Open-Back" and "USB-A", are not broken. */
export const UnbrokenWords = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    // Every second part is a hyphenated word.
    index % 2 === 1 && part.length <= MAX_UNBROKEN ? (
      // oxlint-disable-next-line react/no-array-index-key -- Words are never reordered.
      <Unbroken key={index}>{part}</Unbroken>
    ) : (
      part
    ),
  )

const Unbroken = styled('span')({ whiteSpace: 'nowrap' })
