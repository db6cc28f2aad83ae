/**
 * @generated SignedSource<<9352754424bb0bb4a056aed33bafdfe9>>
 * @relayHash 68cced29079fed7831534df96a9266a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eabacc4a359a0e974e28073d939934d95a49d86c205ff24c06f92a22eeef408

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordFormScreenQuery } from './ResetPasswordFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0eabacc4a359a0e974e28073d939934d95a49d86c205ff24c06f92a22eeef408",
    "metadata": {},
    "name": "ResetPasswordFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
