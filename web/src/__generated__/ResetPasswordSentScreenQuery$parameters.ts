/**
 * @generated SignedSource<<b086025df2eb6192aa56db4110d9860d>>
 * @relayHash f655dc60676fc6b8e44eb9b3ad938ac5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 548a4ee9a3b4d02b56e4c9bf18c05bfcfb262326de4d1fca7ac266dddd6587b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordSentScreenQuery } from './ResetPasswordSentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordSentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "548a4ee9a3b4d02b56e4c9bf18c05bfcfb262326de4d1fca7ac266dddd6587b7",
    "metadata": {},
    "name": "ResetPasswordSentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
