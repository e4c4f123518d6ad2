/** The toolbar's choices. The URL holds them as well: `&globals=scheme:dark;text:arabic`. */
import type { GlobalTypes } from 'storybook/internal/types'
import type { ViewportMap } from 'storybook/viewport'

export const globalTypes: GlobalTypes = {
  scheme: {
    description: 'Color scheme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'both', title: 'Light and dark' },
      ],
    },
  },
  text: {
    description: 'Text of the products',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Normal text' },
        { value: 'long', title: 'Long text' },
        { value: 'arabic', title: 'Arabic text' },
      ],
    },
  },
  network: {
    description: 'Answers of the API',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'instant', title: 'Answers at once' },
        { value: '1s', title: 'Answers after 1 s' },
        { value: '3s', title: 'Answers after 3 s' },
        { value: 'failing', title: 'Every call fails' },
      ],
    },
  },
  frame: {
    description: 'Ticker, header and footer around a page',
    toolbar: {
      icon: 'sidebaralt',
      dynamicTitle: true,
      items: [
        { value: 'on', title: 'With the frame' },
        { value: 'off', title: 'Page alone' },
      ],
    },
  },
  grid: {
    description: 'The 4 px grid',
    toolbar: {
      icon: 'grid',
      dynamicTitle: true,
      items: [
        { value: 'off', title: 'No grid' },
        { value: 'on', title: '4 px grid' },
      ],
    },
  },
  pointer: {
    description: 'The pointer that moves through a flow',
    toolbar: {
      icon: 'pointerhand',
      dynamicTitle: true,
      items: [
        { value: 'on', title: 'Pointer' },
        { value: 'off', title: 'No pointer' },
      ],
    },
  },
}

export const initialGlobals = {
  scheme: 'light',
  text: 'normal',
  network: 'instant',
  frame: 'on',
  grid: 'off',
  pointer: 'on',
}

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

/** Screen sizes between the theme's breakpoints. */
export const viewports: ViewportMap = {
  narrow: screen('Narrow phone', 360, 740, 'mobile'),
  phone: screen('Phone', 390, 844, 'mobile'),
  tablet: screen('Tablet', 820, 1180, 'tablet'),
  desktop: screen('Desktop', 1440, 900, 'desktop'),
}
