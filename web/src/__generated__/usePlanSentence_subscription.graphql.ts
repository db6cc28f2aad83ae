/**
 * @generated SignedSource<<e4febccd54c046093d52420ec1f95930>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE" | "CANCELLED";
import type { FragmentRefs } from "relay-runtime";
export type usePlanSentence_subscription$data = {
  readonly endDate: string | null | undefined;
  readonly isCancelling: boolean;
  readonly isFree: boolean;
  readonly plannedChangeDate: string | null | undefined;
  readonly plannedPlanName: string | null | undefined;
  readonly renewalDate: string | null | undefined;
  readonly status: SubscriptionStatus;
  readonly terminationDate: string | null | undefined;
  readonly " $fragmentType": "usePlanSentence_subscription";
};
export type usePlanSentence_subscription$key = {
  readonly " $data"?: usePlanSentence_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlanSentence_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePlanSentence_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCancelling",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFree",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewalDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "terminationDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plannedPlanName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plannedChangeDate",
      "storageKey": null
    }
  ],
  "type": "PlanSubscription",
  "abstractKey": null
};

(node as any).hash = "7306a53ea128f60a22c82454cca5d804";

export default node;
