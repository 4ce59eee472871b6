import { type Canvas, clipped } from '../draw/canvas.ts'
import { inset, type Outline, type Point, type Projection, pathData, type Shape, shapesSvg } from '../draw/geometry.ts'
import { polygon, rectangle } from '../draw/outlines.ts'
import type { Label, Layout } from '../labels/label.ts'

/** Corners in reading order: top left, top right, bottom right, bottom left. */
export type Quad = [Point, Point, Point, Point]

export interface Sheet {
  width: number
  height: number
}

/** Lays a flat sheet on a face that is seen at an angle. */
export function quadProjection({ width, height }: Sheet, [a, b, c, d]: Quad): Projection {
  return ({ x, y }) => {
    const [u, v] = [x / width, y / height]
    const [left, right, upper, lower] = [1 - u, u, 1 - v, v]
    return {
      x: (a.x * left + b.x * right) * upper + (d.x * left + c.x * right) * lower,
      y: (a.y * left + b.y * right) * upper + (d.y * left + c.y * right) * lower
    }
  }
}

export function quadPath(quad: Quad): string {
  return pathData(polygon(quad))
}

/** A label printed over a whole face. */
export function printPanel(
  canvas: Canvas,
  label: Label,
  sheet: Sheet,
  quad: Quad,
  layout: Layout = label.layout,
  margin = 0.085
): string {
  const bleed = { x: 0, y: 0, ...sheet }
  const area = inset(bleed, sheet.width * margin, 0)
  return printShapes(canvas, layout(area, bleed, label), rectangle(bleed), quadProjection(sheet, quad))
}

export function printShapes(canvas: Canvas, shapes: Shape[], sheet: Outline, projection: Projection): string {
  return clipped(canvas.clip(pathData(sheet, projection)), shapesSvg(shapes, projection))
}
