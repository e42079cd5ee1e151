const pixelsACharacter = 7;

/**
 * The area for the columns or lines of a chart that runs from right to left. ECharts 6.1 overestimates the width of an
 * inverse axis' labels and would leave as little as a quarter of the chart for the columns or lines: so this function
 * itself reserves the room for the labels.
 *
 * @param longest  the longest label of the axis on the right.
 */
export const mirroredGrid = (longest: string) => ({
  left: 12,
  right: 16 + pixelsACharacter * longest.length,
  top: 12,
  bottom: 30,
  outerBoundsMode: 'none',
});
