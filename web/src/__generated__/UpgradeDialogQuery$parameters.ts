/**
 * @generated SignedSource<<adefd03e2d8da2b0488fbfba9336e7dd>>
 * @relayHash f1254d6ef85b6d3028d92928c667af15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f06ac015156160204b49099eae3cddf2d94937b2d9690879c76c08a909d16382

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpgradeDialogQuery } from './UpgradeDialogQuery.graphql';

const node: PreloadableConcreteRequest<UpgradeDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f06ac015156160204b49099eae3cddf2d94937b2d9690879c76c08a909d16382",
    "metadata": {},
    "name": "UpgradeDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
