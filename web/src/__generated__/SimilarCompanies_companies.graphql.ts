/**
 * @generated SignedSource<<daef2cd191ddc555684db36ff4b51eff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimilarCompanies_companies$data = ReadonlyArray<{
  readonly description: string;
  readonly name: string;
  readonly source: {
    readonly " $fragmentSpreads": FragmentRefs<"ClaimSource_source">;
  } | null | undefined;
  readonly stockId: string | null | undefined;
  readonly " $fragmentType": "SimilarCompanies_companies";
}>;
export type SimilarCompanies_companies$key = ReadonlyArray<{
  readonly " $data"?: SimilarCompanies_companies$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimilarCompanies_companies">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SimilarCompanies_companies",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClaimSource",
      "kind": "LinkedField",
      "name": "source",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClaimSource_source"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SimilarCompany",
  "abstractKey": null
};

(node as any).hash = "d2883b38e1d3e56e1a52cfba4cbafcec";

export default node;
