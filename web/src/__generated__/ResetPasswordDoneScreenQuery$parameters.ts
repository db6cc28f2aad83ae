/**
 * @generated SignedSource<<4aa7b418abf33c5b235da60ebaab41cf>>
 * @relayHash a1c878b19f98f203d0e98884bea95e77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb82abdc5320ad3b551641f6155b064a70628f3b9d297aa04a7311311d1ad446

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordDoneScreenQuery } from './ResetPasswordDoneScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordDoneScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb82abdc5320ad3b551641f6155b064a70628f3b9d297aa04a7311311d1ad446",
    "metadata": {},
    "name": "ResetPasswordDoneScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
