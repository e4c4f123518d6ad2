import type { Block } from '#src/api/contract.ts'

/** The fields of a block of one type (spec §3). */
export type BlockOf<Type extends Block['type']> = Omit<Extract<Block, { type: Type }>, 'type'>
