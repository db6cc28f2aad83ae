/**
 * @generated SignedSource<<cb486c2bf12ab9981c7c03a88038ce32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CostBaseReport_report$data = {
  readonly csv: string;
  readonly foreignPropertyCost: string | null | undefined;
  readonly isRateSimulated: boolean;
  readonly rowsNotHeld: number;
  readonly rowsWithoutRate: number;
  readonly year: number;
  readonly " $fragmentSpreads": FragmentRefs<"CostBaseAdjustments_report" | "CostBaseLedger_report" | "CostBaseTable_report">;
  readonly " $fragmentType": "CostBaseReport_report";
};
export type CostBaseReport_report$key = {
  readonly " $data"?: CostBaseReport_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostBaseReport_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CostBaseReport_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "csv",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRateSimulated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowsWithoutRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowsNotHeld",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "foreignPropertyCost",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CostBaseTable_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CostBaseLedger_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CostBaseAdjustments_report"
    }
  ],
  "type": "CostBaseReport",
  "abstractKey": null
};

(node as any).hash = "c6375d0235d6b0f2094fd502b4841309";

export default node;
