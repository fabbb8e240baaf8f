import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { availableFeatures, missingFeatures } from '@thali/shared/plans/plan-features';
import { planIds } from '@thali/shared/plans/plan-ids';
import { Check, Minus } from 'lucide-react';

/** The features of each plan today, beside the descriptions on the cards. Rule: plans-31 */
export function PlanTable() {
  return (
    <div>
      <h3 id="plan-table" className="font-display text-2xl font-bold">
        What each plan has today
      </h3>
      <div className="mt-4 overflow-x-auto rounded-card border border-line bg-surface">
        <table aria-labelledby="plan-table" className="w-full border-collapse text-left">
          <thead className="max-sm:hidden">
            <tr className="border-b border-line-strong/40">
              <th className="w-full p-3 sm:px-5">
                <span className="sr-only">Feature</span>
              </th>
              {planIds.map((id) => (
                <th key={id} scope="col" className="px-4 py-3 text-center font-bold">
                  {planCatalogue[id].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {availableFeatures.map(({ id, text, plans }) => (
              <tr key={id} className="max-sm:grid max-sm:grid-cols-3 max-sm:pb-3">
                <th scope="row" className="col-span-3 p-3 leading-snug font-normal sm:px-5">
                  {text}
                </th>
                {planIds.map((plan) => (
                  <td key={plan} className="px-3 sm:text-center">
                    <Mark isIncluded={plans.includes(plan)} planName={planCatalogue[plan].name} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {missingFeatures.length > 0 && (
        <p className="mt-3 max-w-3xl text-sm text-ink-soft">
          Not available yet: {missingFeatures.map(({ text }) => text.toLowerCase()).join('; ')}.
        </p>
      )}
    </div>
  );
}

/** A narrow screen has no table head, so each mark has the plan's name there. */
function Mark({ isIncluded, planName }: { isIncluded: boolean; planName: string }) {
  return (
    <>
      {isIncluded ? (
        <Check size={20} strokeWidth={2.75} className="inline text-leaf" />
      ) : (
        <Minus size={18} className="inline text-ink-faint" />
      )}
      <span className="sr-only">{isIncluded ? 'Yes' : 'No'}</span>
      <span className="block text-xs text-ink-soft sm:hidden">{planName}</span>
    </>
  );
}
