import type { Block } from '#src/api/contract.ts'

/** What a block of one type carries (spec §3). */
export type BlockOf<Type extends Block['type']> = Omit<Extract<Block, { type: Type }>, 'type'>
