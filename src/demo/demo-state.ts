/**
 * A state of the demo beyond the names of its scenarios, as links and files hold it.
 *
 * A link has it in the hash (`#state=1.…`), which no server receives: JSON, compressed with zlib, whose checksum finds
 * damaged links, in base64url. A file is a recording with the state beside its calls.
 */
import * as z from 'zod/mini'

/** Version of the format, the first part of the text in a link. */
const VERSION = '1'
const PARAMETER = 'state'

/** Characters. Some mail and chat programs cut longer links. */
export const MAX_LINK_LENGTH = 8000
/** Bytes of the JSON. */
const MAX_SIZE = 2_000_000
/** Of a cart. */
export const MAX_LINES = 200

const Line = z.object({
  productId: z.string(),
  quantity: z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= 1, 'is no quantity')),
})

const Edit = z.object({
  /** The id of an operation, for all its calls, or the address of one call, such as "GET /api/products?limit=24&page=1". */
  call: z.string(),
  status: z
    .number()
    .check(z.refine((value) => Number.isInteger(value) && value >= 200 && value <= 599, 'is no status')),
  contentType: z.string(),
  body: z.string(),
  /**
   * Set if the body is only the part of the JSON that differs from the unedited answer: the numbers of its characters
   * before and after that part, and in all.
   */
  cut: z.optional(z.object({ start: z.number(), end: z.number(), length: z.number() })),
})
/** An answer that replaces the mock API's. The body may break the contract. */
export type Edit = z.infer<typeof Edit>

const DemoState = z.object({
  /** Lines of the visitor's cart. Absent if it is the one that the scenarios show, or empty without them. */
  cart: z.optional(z.array(Line).check(z.maxLength(MAX_LINES))),
  /** Ids of products. */
  wishlist: z.optional(z.array(z.string())),
  view: z.optional(z.literal('list')),
  scheme: z.optional(z.enum(['light', 'dark'])),
  notice: z.optional(z.literal('closed')),
  edits: z.optional(z.array(Edit)),
  /** The page's hash, with its number sign. */
  anchor: z.optional(z.string()),
  /** True in a file with the recording that was playing. */
  isPlaying: z.optional(z.literal(true)),
  /** True from when a link was opened until the visitor keeps or undoes its state. */
  isSent: z.optional(z.literal(true)),
})
export type DemoState = z.infer<typeof DemoState>

const StateFile = z.object({
  version: z.literal(VERSION),
  /** Name of the shop. */
  shop: z.string(),
  /** Path, query and names of scenarios, relative to the base path. */
  address: z.string(),
  state: DemoState,
})
export type StateFile = z.infer<typeof StateFile>

/** Returns the address with the state in its hash; without a hash if the state is empty. */
export async function linkToState(href: string, state: DemoState): Promise<string> {
  const [address = ''] = href.split('#')
  if (Object.keys(state).length === 0) return address
  return `${address}#${PARAMETER}=${VERSION}.${await compress(JSON.stringify(state))}`
}

/** Reads the state in a hash. Rejects with a sentence that says what is wrong with the link. */
export async function readState(hash: string): Promise<DemoState> {
  const [, text = '', ...others] = hash.split(`${PARAMETER}=`)
  if (others.length > 0) throw new Error('It has two states.')
  const [version, compressed = ''] = text.split('.')
  if (version !== VERSION) throw new Error('It is of another version of this shop.')
  let json: unknown
  try {
    json = JSON.parse(await decompress(compressed))
  } catch {
    throw new Error('It is cut short or damaged.')
  }
  return parseState(json)
}

/** Checks a state. Throws a sentence that says what is wrong. */
export const parseState = (json: unknown): DemoState => parse(DemoState, json)

/** Returns what a recording (HAR) has in its field `_state`, so that it is a file of this state too. */
export const stateFile = (file: Omit<StateFile, 'version'>): StateFile => ({ version: VERSION, ...file })

/** Reads the state in a file's text. Returns null if it is a recording without one. Throws a sentence if it is neither. */
export function readStateFile(text: string): StateFile | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error('The file is cut short or not JSON.')
  }
  const { data } = z.object({ log: z.object({ _state: z.unknown() }) }).safeParse(json)
  return data?.log._state === undefined ? null : parse(StateFile, data.log._state)
}

function parse<T extends z.ZodMiniType>(schema: T, json: unknown): z.output<T> {
  const { success, data, error } = schema.safeParse(json)
  if (success) return data
  const [issue] = error.issues
  if (issue?.path[0] === 'version') throw new Error('It is of another version of this shop.')
  if (issue?.code === 'too_big') throw new Error(`Its cart has more than ${MAX_LINES} lines.`)
  throw new Error(`Its ${issue?.path.join('.') || 'content'} is no part of a state.`)
}

const streamOf = (content: BodyInit) => new Response(content).body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()

async function compress(text: string): Promise<string> {
  const stream = streamOf(text).pipeThrough(new CompressionStream('deflate'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Rejects if the text is damaged or its content too large. */
async function decompress(text: string): Promise<string> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  const stream = streamOf(bytes).pipeThrough(new DecompressionStream('deflate'))
  let size = 0
  const limited = stream.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        size += chunk.length
        if (size > MAX_SIZE) controller.error(new Error('Too large'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(limited).text()
}
