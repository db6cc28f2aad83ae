/**
 * @generated SignedSource<<c4ef410a49a4c19d073c80a3e8fbb9f9>>
 * @relayHash 9ad5019743667015d25caef722dc343b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1c4cb2ab30871e308234dc85dd02c64b3240c9b4a3f5b0e642956c5f1cf03ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordFormScreenQuery } from './ResetPasswordFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1c4cb2ab30871e308234dc85dd02c64b3240c9b4a3f5b0e642956c5f1cf03ee",
    "metadata": {},
    "name": "ResetPasswordFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
