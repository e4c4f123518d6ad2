/** The toolbar's choices. The URL holds them as well: `&globals=scheme:dark;text:arabic`. */
import type { GlobalTypes } from 'storybook/internal/types'
import type { ViewportMap } from 'storybook/viewport'

export const globalTypes: GlobalTypes = {
  scheme: {
    description: 'Color scheme',
    toolbar: {
      title: 'Scheme',
      dynamicTitle: false,
      icon: 'contrast',
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
      title: 'Text',
      dynamicTitle: false,
      icon: 'paragraph',
      items: [
        { value: 'normal', title: 'Normal' },
        { value: 'long', title: 'Long' },
        { value: 'arabic', title: 'Arabic' },
      ],
    },
  },
  network: {
    description: 'Answers of the API',
    toolbar: {
      title: 'API',
      dynamicTitle: false,
      icon: 'globe',
      items: [
        { value: 'instant', title: 'Answers at once' },
        { value: '1s', title: 'Answers after 1 s' },
        { value: '3s', title: 'Answers after 3 s' },
        { value: 'failing', title: 'Every call fails' },
      ],
    },
  },
  frame: {
    description: 'Frame of a page: ticker, header and footer',
    toolbar: {
      title: 'Frame',
      dynamicTitle: false,
      icon: 'sidebaralt',
      items: [
        { value: 'on', title: 'Shown' },
        { value: 'off', title: 'Hidden' },
      ],
    },
  },
  grid: {
    description: 'Grid of 4 px',
    toolbar: {
      title: 'Grid',
      dynamicTitle: false,
      icon: 'grid',
      items: [
        { value: 'off', title: 'Hidden' },
        { value: 'on', title: 'Shown' },
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
