import { Children } from 'react'
import { Columns, type ColumnsProps } from './Columns.tsx'

/** Columns of cards as a list, so that screen readers say how many there are. */
export function CardList({ children, ...columns }: ColumnsProps) {
  return (
    // With its role, because WebKit drops that of lists without markers.
    <Columns component="ul" role="list" {...columns}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </Columns>
  )
}
