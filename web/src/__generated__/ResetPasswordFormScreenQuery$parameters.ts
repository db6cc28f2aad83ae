/**
 * @generated SignedSource<<9e72aeb2334e1997b3b0ae65af124e53>>
 * @relayHash 96979619129ba923edc5981eb97f2510
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93dc62b2716f5f7cc2b153b64e1f3da8275e86dd50ff458aeed789b33cdad2c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordFormScreenQuery } from './ResetPasswordFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93dc62b2716f5f7cc2b153b64e1f3da8275e86dd50ff458aeed789b33cdad2c9",
    "metadata": {},
    "name": "ResetPasswordFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
