interface ChartTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is the row's name. */
  rows: readonly (readonly string[])[];
}

export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-faint">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`py-1.5 pe-3 font-medium ${index === 0 ? 'text-start' : 'text-end'}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 pe-3 text-start font-normal wrap-anywhere">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="py-1.5 pe-3 text-end tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
