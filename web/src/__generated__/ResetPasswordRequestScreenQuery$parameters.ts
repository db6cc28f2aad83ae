/**
 * @generated SignedSource<<b6baaeed98ffc7f23137d01f9d89ac37>>
 * @relayHash 1e7775c51346aa89e709f9b4ac6a3045
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a3411b19f05758e933e2cae27e50947d1b62753625a1be0e6cf6370397b828f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordRequestScreenQuery } from './ResetPasswordRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a3411b19f05758e933e2cae27e50947d1b62753625a1be0e6cf6370397b828f",
    "metadata": {},
    "name": "ResetPasswordRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
