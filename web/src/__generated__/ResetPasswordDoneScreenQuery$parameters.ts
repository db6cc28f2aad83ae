/**
 * @generated SignedSource<<6c9bc7e47e9bc91c48d3b44a859d73d8>>
 * @relayHash cf526ebaad2ded222e70c9c0f538032d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1aa7104dce97e85910972498a73aff361f19b8b952044ef27a7de4c1c71e7d9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordDoneScreenQuery } from './ResetPasswordDoneScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordDoneScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1aa7104dce97e85910972498a73aff361f19b8b952044ef27a7de4c1c71e7d9f",
    "metadata": {},
    "name": "ResetPasswordDoneScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
