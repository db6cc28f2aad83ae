/**
 * @generated SignedSource<<6600cc418c883a9070314aa60216734d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ValueArea_query$data = {
  readonly viewer: {
    readonly valueOverTime: {
      readonly currency: Currency;
      readonly isSample: boolean;
      readonly points: ReadonlyArray<{
        readonly date: string;
        readonly invested: string;
        readonly value: string;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ValueArea_query";
};
export type ValueArea_query$key = {
  readonly " $data"?: ValueArea_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ValueArea_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ValueArea_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "days",
              "value": 365
            }
          ],
          "concreteType": "ValueOverTime",
          "kind": "LinkedField",
          "name": "valueOverTime",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isSample",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ValuePoint",
              "kind": "LinkedField",
              "name": "points",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "date",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "invested",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "valueOverTime(days:365)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0f5aecc2bf842091661b02187fd40554";

export default node;
