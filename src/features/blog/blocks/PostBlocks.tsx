import type { Block } from '#src/api/contract.ts'
import { BlockFlow } from './BlockFlow.tsx'
import { Divider } from './Divider.tsx'
import { Heading } from './Heading.tsx'
import { ImageFigure } from './ImageFigure.tsx'
import { ItemList } from './ItemList.tsx'
import { Paragraph } from './Paragraph.tsx'
import { Quote } from './Quote.tsx'
import { ProductShowcase } from './showcase/ProductShowcase.tsx'
import { Video } from './video/Video.tsx'

/** A post's blocks, in order. Their texts are rendered as text, never as HTML. Unknown types render nothing. */
export function PostBlocks({ blocks }: { blocks: Block[] }) {
  return (
    <BlockFlow>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Blocks have no ids and are never reordered.
        <PostBlock key={index} block={block} />
      ))}
    </BlockFlow>
  )
}

function PostBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return <Paragraph {...block} />
    case 'heading':
      return <Heading {...block} />
    case 'image':
      return <ImageFigure {...block} />
    case 'quote':
      return <Quote {...block} />
    case 'list':
      return <ItemList {...block} />
    case 'divider':
      return <Divider />
    case 'video':
      return <Video {...block} />
    case 'product-showcase':
      return <ProductShowcase {...block} />
    default:
      return null
  }
}
